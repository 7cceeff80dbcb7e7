import { type ReactNode, useState } from 'react';
import { useHost } from '../../../host.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import styles from './captcha.module.css';
import { useApiOrigin } from './use-challenge.ts';

export interface PictureProps {
  /** Path of the picture; null while it is not known: its place is kept. */
  readonly src: string | null;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Lies over the picture. */
  readonly children?: ReactNode;
}

/** A picture of a challenge, left to right in every language. A recording does not have it. */
export function Picture({ src, alt, width, height, children }: PictureProps) {
  const host = useHost('captcha');
  const origin = useApiOrigin();
  const [lost, setLost] = useState<string | null>(null);
  const instead = !host.live ? 'captcha_not_kept' : 'captcha_picture_lost';
  const isThere = src !== null && host.live && src !== lost;
  return (
    <div className={styles['picture']} dir="ltr" style={{ aspectRatio: `${width} / ${height}` }}>
      {src === null && <Skeleton shape="block" />}
      {src !== null && !isThere && (
        <p className={styles['instead']} dir="auto">
          {host.t(instead)}
        </p>
      )}
      {isThere && (
        <>
          <img key={src} src={origin + src} alt={alt} onError={() => setLost(src)} />
          {children}
        </>
      )}
    </div>
  );
}
