import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Complete } from '../../engine/index.ts'

/** Ways in which a language model answers, good and bad; each is a function of the question that it received. */
export const answers: readonly (readonly [string, (question: string) => string])[] = [
  ['safe wordings', (question) => offer(question, edit)],
  ['safe wordings with a preface', (question) => `Here is the JSON:\n\n${offer(question, edit)}`],
  ['safe wordings in a code fence', (question) => `\`\`\`json\n${offer(question, edit)}\n\`\`\``],
  ['nothing', () => ''],
  [
    'prose',
    (question) =>
      sentencesOf(question)
        .map(({ text }) => edit(text))
        .join(' '),
  ],
  ['an answer that is cut off', (question) => offer(question, edit).slice(0, -60)],
  ['a refusal', () => "I'm sorry, but I can't help with that request."],
  ['versions of other sentences', (question) => offer(question, () => 'The weather was fine on the day.')],
  ['lost names and numbers', (question) => offer(question, (text) => edit(text).replace(/Smith|\d+/g, ''))],
  ['an added number', (question) => offer(question, (text) => edit(text).replace('.', ' by 40 percent.'))],
  [
    'a lost negation',
    (question) => offer(question, (text) => edit(text).replace(/\b(?:did |do |is |are )?not\b/, '')),
  ],
  ['a moved negation', (question) => offer(question, (text) => moveNegation(edit(text)))],
  [
    'a speech',
    (question) => offer(question, (text) => `${edit(text)} ${'And so it went on and on. '.repeat(30)}`),
  ],
]

function offer(question: string, wording: (sentence: string) => string): string {
  const units = sentencesOf(question).map(({ index, text }) => ({
    from: index,
    to: index,
    versions: [{ text: wording(text), natural: 3 }],
  }))
  return JSON.stringify({ units })
}

function sentencesOf(question: string): { index: number; text: string }[] {
  const asked = question.slice(question.lastIndexOf('<text>'), question.lastIndexOf('</text>'))
  return [...asked.matchAll(/^(\d+): (.+)$/gm)].map(([, index, text]) => ({
    index: Number(index),
    text: text ?? '',
  }))
}

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
  answerWith(answer: (question: string) => string): void
  close(): void
}

/** Starts a server on this machine that speaks the OpenAI protocol and returns the given answers. */
export async function startModelServer(): Promise<ModelServer> {
  let answer: (question: string) => string = () => ''
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk
    })
    request.on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] }
      const asked = messages.find((message) => message.role === 'user')?.content ?? ''
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer(asked) } }] }))
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
