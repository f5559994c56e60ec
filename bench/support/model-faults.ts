import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Complete } from '../../engine/index.ts'

/** Recorded answers of a language model, good and bad; each is a function of the passage it received. */
export const answers: readonly (readonly [string, (passage: string) => string])[] = [
  ['a good edit', edit],
  ['a good edit with a preface', (passage) => `Here is the edited passage:\n\n${edit(passage)}`],
  ['a good edit in a code fence', (passage) => `\`\`\`\n${edit(passage)}\n\`\`\``],
  ['nothing', () => ''],
  ['half a text', (passage) => passage.slice(0, passage.length / 3)],
  ['a refusal', () => "I'm sorry, but I can't help with that request."],
  ['lost tokens', (passage) => edit(passage).replace(/\[\[K\d+\]\]/g, '')],
  ['doubled tokens', (passage) => edit(passage).replace('[[K1]]', '[[K1]] [[K1]]')],
  ['an added number', (passage) => `${edit(passage)} It grew by 40 percent.`],
  ['a lost negation', (passage) => edit(passage).replace(/\b(?:did |do |is |are )?not\b/, '')],
  ['a moved negation', (passage) => moveNegation(edit(passage))],
  ['a speech', (passage) => `${edit(passage)} ${'And so it went on and on. '.repeat(30)}`],
]

function edit(passage: string): string {
  return passage
    .replace(/\bAdditionally, (\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\butilize/g, 'use')
    .replace(/\bindividuals\b/g, 'people')
    .replace(/\benhance\b/g, 'improve')
    .replace(/\bcrucial\b/g, 'important')
}

/** Every passage has as many negations as before, but in other places. */
function moveNegation(passage: string): string {
  return passage
    .replace('must use', 'must not use')
    .replace('utilized', 'did not use')
    .replace(/\bdid not (change|improve)\b/, 'did $1')
}

export type ModelServer = {
  complete: Complete
  answerWith(answer: (passage: string) => string): void
  close(): void
}

/** Starts a server on this machine that speaks the OpenAI protocol and returns the given answers. */
export async function startModelServer(): Promise<ModelServer> {
  let answer: (passage: string) => string = edit
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk
    })
    request.on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] }
      const asked = messages.find((message) => message.role === 'user')?.content ?? ''
      const passage = /<passage>\n([\s\S]*)\n<\/passage>/.exec(asked)?.[1] ?? ''
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer(passage) } }] }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`
  return {
    answerWith: (next) => {
      answer = next
    },
    close: () => server.close(),
    complete: async ({ messages, temperature }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'recorded', messages, temperature }),
      })
      const { choices } = (await response.json()) as { choices: { message: { content: string } }[] }
      return choices[0]?.message.content ?? ''
    },
  }
}
