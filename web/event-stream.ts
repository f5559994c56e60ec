/** Reads server-sent events from pieces of text that may end anywhere; gives the data of each whole event. */
export function createEventParser(): (piece: string) => string[] {
  let rest = ''
  let data: string[] = []
  return (piece) => {
    const events: string[] = []
    rest += piece
    for (;;) {
      const end = rest.search(/[\r\n]/)
      // A carriage return at the very end may be the first half of a line break.
      if (end === -1 || (rest[end] === '\r' && end === rest.length - 1)) return events
      const line = rest.slice(0, end)
      rest = rest.slice(end + (rest.startsWith('\r\n', end) ? 2 : 1))
      if (line === '') {
        if (data.length > 0) events.push(data.join('\n'))
        data = []
      } else if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
    }
  }
}

/** The server says that it is still there every 15 s; after three silences the connection is as good as lost. */
const silenceMs = 45_000

/** Events of a stream until its end. Throws when the connection breaks or falls silent. */
export async function* readEvents<T>(body: ReadableStream<Uint8Array>): AsyncGenerator<T> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parse = createEventParser()
  try {
    for (;;) {
      const { done, value } = await withTimeout(reader.read(), silenceMs)
      if (done) return
      for (const data of parse(decoder.decode(value, { stream: true }))) yield JSON.parse(data) as T
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

function withTimeout<T>(pending: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The stream fell silent')), ms)
    pending.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
