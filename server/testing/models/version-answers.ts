const lineForm = /^(\d+): (?!\(keep\))(.+)$/gm

/** Returns the answer of a language model that offers one wording for each sentence that a humanizer's request lists. */
export function versionsFor(question: string, wording: (sentence: string) => string): string {
  const whole = question
  const asked = whole.slice(whole.lastIndexOf('<text>'), whole.lastIndexOf('</text>'))
  const units = [...asked.matchAll(lineForm)].map(([, index, sentence]) => ({
    from: Number(index),
    to: Number(index),
    versions: [{ text: wording(sentence ?? ''), natural: 3 }],
  }))
  return JSON.stringify({ units })
}
