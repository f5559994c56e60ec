/** Creates a parser of server-sent events for chunks that may end anywhere. It returns the data of each whole event. */
export function createEventParser(): (piece: string) => string[] {
  let rest = ''
  let data: string[] = []
  return (piece) => {
    const events: string[] = []
    rest += piece
    for (;;) {
      const end = rest.search(/[\r\n]/)
      // A carriage return at the end may be the first half of a line break.
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

/** The server sends a heartbeat every 15 s. After three missing ones the connection counts as lost. */
const silenceMs = 45_000

/** Reads the events of a stream until its end. Throws when the connection breaks or times out. */
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
