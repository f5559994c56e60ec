import type { ModelRequest } from '../ask/ask-model.ts'

const lineForm = /^(\d+): (?!\(keep\))(.+)$/gm

/** The sentences that a first request asks for, as a model reads them. */
export function sentencesIn({ messages }: Pick<ModelRequest, 'messages'>): { index: number; text: string }[] {
  const whole = messages.at(-1)?.content ?? ''
  const asked = whole.slice(whole.lastIndexOf('<text>'), whole.lastIndexOf('</text>'))
  return [...asked.matchAll(lineForm)].map(([, index, text]) => ({ index: Number(index), text: text ?? '' }))
}

/** The answer of a model that offers these wordings of each sentence. */
export function answerWith(request: ModelRequest, ...wordings: ((sentence: string) => string)[]): string {
  const units = sentencesIn(request).map(({ index, text }) => ({
    from: index,
    to: index,
    versions: wordings.map((wording) => ({ text: wording(text), natural: 3 })),
  }))
  return JSON.stringify({ units })
}
