const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** For texts and attributes of XML and HTML alike. */
export const escapedXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
