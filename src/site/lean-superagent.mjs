/** What of superagent players' scripts leave out. Used by the build. */

/**
 * Methods that nobody calls: agents, shorthands for methods, streams; and retries, time limits,
 * headers asked for by name and addresses put together, which are ours to make.
 */
const UNCALLED = [
  ...['accept', 'agent', 'attach', 'auth', '_auth', 'catch', 'get', 'maxResponseSize', 'parse'],
  ...['query', 'redirects', 'responseType', 'retry', '_retry', 'serialize', 'sortQuery', 'timeout'],
  ...['_timeoutError', 'toError', 'toJSON', 'unset', 'use', 'withCredentials'],
].join('|');

/** Methods that it calls itself, with nothing to do here. */
const IDLE = ['clearTimeout', '_finalizeQueryString', '_setTimeouts', '_setUploadTimeout'].join(
  '|',
);

/** What it reads out of headers for whoever asks: links, parameters of types, encodings. */
const UNREAD = [
  ...['cleanHeader', 'isBrotliEncoding', 'isGzipOrDeflateEncoding', 'normalizeHostname'],
  ...['params', 'parseLinks'],
].join('|');

/** Of forms written into addresses, which no call sends. */
const FORMS = ['parseString', 'pushEncodedKeyValuePair', 'serialize'].join('|');

/** What of an answer is asked for: its status and its type. */
const ANSWER = {
  _setHeaderProperties: "this.type = utils.type(it['content-type'] || '');",
  _setStatusProperties: 'this.status = this.statusCode = it;',
  _shouldRetry: 'return false;',
};

/**
 * A file of superagent without these. `test/site/bundled-transport.test.ts` sends in each way there is.
 * @param {string} text @returns {string}
 */
export function withoutUnsent(text) {
  const changes = [
    ['^const (?:Agent|qs) = .*$', ''],
    ['^const trim = .*$', 'const trim = (text) => text.trim();'],
    ['^request\\.types = [^]*?^};$', "request.types = { json: 'application/json' };"],
    ['^const proxyAgent = [^]*', ''],
    [`^\\w+\\.prototype\\.(?:${UNCALLED}) = function [^]*?^};$`, ''],
    ['^\\w+\\.prototype\\.\\w+ = \\w+\\.prototype\\.\\w+;$', ''],
    ['^\\w+\\.prototype\\.\\w+ = \\(\\) => {[^]*?^};$', ''],
    [`^(\\w+\\.prototype\\.(?:${IDLE}) =) function [^]*?^};$`, '$1 function () {};'],
    [`^exports\\.(?:${UNREAD}) = [^]*?^};$`, ''],
    [`^function (?:${FORMS})\\([^]*?^}$`, ''],
    ['^request\\.(?:parseString|serializeObject) = .*$', ''],
    ["^ +'application/x-www-form-urlencoded'(?:: parseString,|\\([^]*?^  },)$", ''],
    ...Object.entries(ANSWER).map(([name, lean]) => [
      `^(\\w+\\.prototype\\.${name} =) function [^]*?^};$`,
      `$1 function (it) { ${lean} };`,
    ]),
  ];
  return changes.reduce(
    (rest, [all = '', lean = '']) => rest.replace(new RegExp(all, 'gm'), lean),
    text,
  );
}
