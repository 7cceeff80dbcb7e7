/** What a request says of the browser that sent it. */
export interface Caller {
  /** Text of the Cookie header. */
  readonly cookie: string | undefined;
  /** It came over TLS, if need be by the word of a proxy that is trusted. */
  readonly isSecure: boolean;
  /** Text of the User-Agent header. */
  readonly userAgent: string | undefined;
}
