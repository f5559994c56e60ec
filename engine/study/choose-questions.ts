import {
  type Candidate,
  capitalised,
  gap,
  type StudyKind,
  type StudyOptions,
  type StudyQuestion,
} from './question.ts'

/** What is worth less is left out: few good questions are better than many poor ones. */
const worthMin = 0.3
/** A second question about the same sentence has to be worth more. */
const secondWorthMin = 0.8
const sameAnswerMax = 2
const promptMax = 320

type Chosen = { sentence: number; question: StudyQuestion }

/**
 * Chooses the best questions, one for each sentence at first, and a form for each, so that the wanted kinds are mixed.
 * Returns them in the order of the text.
 */
export function chooseQuestions(
  candidates: Candidate[],
  weights: Map<number, number>,
  { kinds, count, asked = [] }: StudyOptions,
): StudyQuestion[] {
  const value = ({ worth, sentence }: Candidate) => worth * (weights.get(sentence) ?? 0.6)
  const ranked = candidates
    .filter(({ worth, forms }) => worth >= worthMin && kinds.some((kind) => forms[kind]))
    .sort((a, b) => value(b) - value(a) || a.sentence - b.sentence)
  const known = new Set(asked.map((question) => keyOf(question.source, question.answer)))
  const prompts = new Set(asked.map(({ prompt }) => prompt.toLowerCase()))
  const answers = new Map<string, number>()
  const forms = new Set<string>()
  const used = new Map<StudyKind, number>()
  const chosen: Chosen[] = []

  const choose = (candidate: Candidate, isSecond: boolean) => {
    const { sentence, source, answer } = candidate
    const before = chosen.filter(({ question }) => question.source === source)
    if (isSecond ? before.length !== 1 : before.length > 0) return
    if ((answers.get(answer.toLowerCase()) ?? 0) >= sameAnswerMax) return
    const question = formOf(candidate, kinds, used)
    if (!question || known.has(keyOf(source, question.answer)) || prompts.has(question.prompt.toLowerCase()))
      return
    // A second gap for the same answer would ask the same again.
    const form = `${question.kind} ${answer.toLowerCase()}`
    if (reveals(question) || (isGap(question) && forms.has(form))) return
    if (before.some((first) => tellsOther(first.question, question))) return
    forms.add(form)
    prompts.add(question.prompt.toLowerCase())
    answers.set(answer.toLowerCase(), (answers.get(answer.toLowerCase()) ?? 0) + 1)
    used.set(question.kind, (used.get(question.kind) ?? 0) + 1)
    chosen.push({ sentence, question })
  }
  for (const candidate of ranked) if (chosen.length < count) choose(candidate, false)
  // A sentence is asked about twice only after every sentence has had its first question.
  for (const candidate of ranked)
    if (chosen.length < count && candidate.worth >= secondWorthMin) choose(candidate, true)
  return chosen.sort((a, b) => a.sentence - b.sentence).map(({ question }) => question)
}

/** Whether one of two questions about a sentence contains the answer of the other, or both have the same. */
function tellsOther(first: StudyQuestion, second: StudyQuestion): boolean {
  const [a, b] = [first, second].map(({ prompt, answer }) => ({
    prompt: prompt.toLowerCase(),
    answer: answer.toLowerCase(),
  }))
  if (!a || !b) return false
  return (
    a.prompt.includes(b.answer) ||
    b.prompt.includes(a.answer) ||
    a.answer.includes(b.answer) ||
    b.answer.includes(a.answer) ||
    isGap(first) ||
    isGap(second)
  )
}

const isGap = ({ kind, prompt }: StudyQuestion) => kind === 'cloze' || prompt.includes(gap)
const keyOf = (source: string, answer: string) => `${source.toLowerCase()}\n${answer.toLowerCase()}`

/** Takes the form of which there are fewest so far, so that a set has several kinds. */
function formOf(
  candidate: Candidate,
  kinds: StudyKind[],
  used: Map<StudyKind, number>,
): StudyQuestion | null {
  const possible = kinds.filter(
    (kind) => candidate.forms[kind] && (kind !== 'choice' || candidate.distractors.length >= 2),
  )
  const [kind] = possible.sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))
  const form = kind && candidate.forms[kind]
  if (!kind || !form || form.prompt.length > promptMax) return null
  const { source, distractors } = candidate
  if (kind !== 'choice') return { kind, ...form, options: [], source }
  // The same first letter for all, so that a capital of the text gives nothing away.
  const shown = form.prompt.includes(gap) ? (text: string) => text : capitalised
  const answer = shown(form.answer)
  return { kind, ...form, answer, options: place(answer, distractors.map(shown), source.length), source }
}

/** Places the answer by a property of the text instead of at random: the same text gives the same question. */
function place(answer: string, distractors: string[], seed: number): string[] {
  const options = distractors.filter((each) => each.toLowerCase() !== answer.toLowerCase()).slice(0, 3)
  options.splice(seed % (options.length + 1), 0, answer)
  return options
}

function reveals({ kind, prompt, answer }: StudyQuestion): boolean {
  return kind !== 'flashcard' && prompt.toLowerCase().includes(answer.toLowerCase())
}
