/** One message of a stream of server-sent events. */
export interface Message {
  readonly id: string | null;
  readonly event: string;
  readonly data: unknown;
}

/** Reads a stream of server-sent events message by message. */
export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #rest = '';

  constructor(response: Response) {
    if (response.body === null) throw new Error('no body');
    this.#reader = response.body.getReader();
  }

  /** The next message; null at the end of the stream. Comments are passed over. */
  async next(): Promise<Message | null> {
    for (;;) {
      const end = this.#rest.indexOf('\n\n');
      if (end < 0) {
        const { done, value } = await this.#reader.read();
        if (done) return null;
        this.#rest += this.#decoder.decode(value, { stream: true });
        continue;
      }
      const message = messageOf(this.#rest.slice(0, end));
      this.#rest = this.#rest.slice(end + 2);
      if (message !== null) return message;
    }
  }

  /** So many messages; rejects when the stream ends before. */
  async take(count: number): Promise<Message[]> {
    const messages: Message[] = [];
    while (messages.length < count) {
      messages.push(await this.one());
    }
    return messages;
  }

  async one(): Promise<Message> {
    const message = await this.next();
    if (message === null) throw new Error('the stream has ended');
    return message;
  }

  async close(): Promise<void> {
    await this.#reader.cancel();
  }
}

function messageOf(text: string): Message | null {
  const fields = new Map<string, string>();
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 1).trimStart());
  }
  const data = fields.get('data');
  if (data === undefined) return null;
  return {
    id: fields.get('id') ?? null,
    event: fields.get('event') ?? 'message',
    data: JSON.parse(data),
  };
}
