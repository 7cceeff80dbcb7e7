/** What views may do on the player's own device, beside the page. */
export interface Device {
  /** Puts a text on the clipboard, and says whether that worked. */
  copy(text: string): Promise<boolean>;
  /** Saves a file where the browser keeps what it downloads. */
  save(file: File): void;
  /** Hands a link to another application of the player's choice; null where the device cannot. */
  readonly share: ((url: string) => Promise<void>) | null;
  /** Asks the browser to put the page on paper, or into a document. */
  print(): void;
  /** 16 bytes of the browser's own chance, in hexadecimal digits. */
  freshSeed(): string;
}

/** In a replay: nothing on the device of whoever looks at it is touched. */
export const noDevice: Device = {
  copy: async () => false,
  save() {},
  share: null,
  print() {},
  freshSeed: () => '0'.repeat(32),
};
