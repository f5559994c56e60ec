import type { Mode } from '../../../choices.ts'
import type { TaggedText } from '../../language/tagged-text.ts'
import { scopesOf } from '../../search/scopes.ts'
import { versionsForm } from '../ask/answer-form.ts'
import {
  answerCharactersMax,
  type Complete,
  type ModelOptions,
  smallAnswerCharactersMax,
  verdictsCharactersMax,
  withSignal,
} from '../ask/ask-model.ts'
import { readVersions } from '../ask/read-versions.ts'
import { isOpen, stretchesOf } from '../ask/stretches.ts'
import { readVerdicts, type Verdict, verdictsForm } from '../ask/verdict.ts'
import { askAgain, askForVersions, type Heavy, type Message, type Wishes } from '../ask/write-prompt.ts'
import type { Composition } from '../compose/compose.ts'
import { placesPerRequest } from '../compose/find-heavy.ts'
import { createPool, type VersionPool } from '../compose/version-pool.ts'
import type { Review } from '../review/settle.ts'
import { askForVerdicts } from '../review/write-review.ts'
import type { Unit } from '../versions/unit.ts'
import type { Version } from '../versions/version.ts'
import type { Account, Failure } from './explain-run.ts'

const versionsMax: Record<Mode, number> = { clean: 3, balanced: 4, strong: 4 }
const smallVersionsMax = 2
/** Requests that run at the same time. */
const atOnce = 2
/** So many requests in a row without an answer, and the model is not asked again in this run. */
const outagesMax = 2
const temperatures = { first: 0.8, again: 0.9, review: 0.2 }

export type Rounds = {
  pool: VersionPool
  account: Account
  /** Asks for versions of the whole text. */
  askFirst: () => Promise<void>
  /** Asks how places of the composed text read. Without an answer there are no verdicts. */
  review: Review
  /** Asks for more versions of the places that weigh most. Returns false if nothing came of it. */
  askAgain: (round: number, heavy: readonly Heavy[], composed: string) => Promise<boolean>
}

type Step = { done: number; total: number; round: number }
type Question = { messages: Message[]; sentences: Unit; places: Unit[]; temperature: number; round: number }

/** Opens the requests of one run. Failed requests are counted, never thrown. */
export function openRounds(
  tagged: TaggedText,
  options: ModelOptions,
  complete: Complete,
  signal: AbortSignal | undefined,
  onStep: (step: Step) => void,
): Rounds {
  const pool = createPool(tagged, options.isSmall)
  const account: Account = { asked: 0, answered: 0, formless: 0, failure: null }
  const wishes: Wishes = {
    mode: options.mode ?? 'clean',
    tone: options.tone,
    purpose: options.purpose,
    voice: options.voice,
    versionsMax: options.isSmall ? smallVersionsMax : versionsMax[options.mode ?? 'clean'],
    isSmall: options.isSmall,
  }
  let outages = 0
  let lastRound = 1
  return { pool, account, askFirst, askAgain: askMore, review }

  async function askFirst(): Promise<void> {
    const stretches = options.isSmall ? sentencesOf(tagged) : stretchesOf(tagged)
    await askAll(
      stretches.map((stretch) => ({
        messages: askForVersions(tagged, stretch, wishes),
        sentences: stretch,
        places: unitsIn(stretch),
        temperature: temperatures.first,
        round: 1,
      })),
    )
  }

  async function askMore(round: number, heavy: readonly Heavy[], composed: string): Promise<boolean> {
    const known = pool.versions.length
    await askAll(
      groupsOf(heavy).map((places) => {
        const sentences = { from: (places[0] as Heavy).from, to: (places.at(-1) as Heavy).to }
        return {
          messages: askAgain(tagged, sentences, places, composed, wishes),
          sentences,
          places,
          temperature: temperatures.again,
          round,
        }
      }),
    )
    return pool.versions.length > known
  }

  async function review(
    places: readonly Version[],
    composed: Composition,
  ): Promise<Map<Version, Verdict | null>> {
    const found = new Map<Version, Verdict | null>()
    for (const scope of scopesOf(tagged)) {
      const own = places.filter(({ from, to }) => from >= scope.from && to <= scope.to)
      const canAsk = own.length > 0 && !signal?.aborted && outages < outagesMax
      const verdicts = canAsk ? await askVerdicts(scope, own, composed) : null
      own.forEach((place, i) => {
        const verdict = verdicts ? verdicts.get(i + 1) : null
        if (verdict !== undefined) found.set(place, verdict)
      })
    }
    return found
  }

  async function askVerdicts(
    scope: Unit,
    places: readonly Version[],
    composed: Composition,
  ): Promise<Map<number, Verdict> | null> {
    const request = {
      messages: askForVerdicts(tagged, scope, places, composed, wishes),
      temperature: temperatures.review,
      form: verdictsForm,
      charactersMax: verdictsCharactersMax(places.length),
      round: lastRound,
      sentences: scope,
    }
    try {
      const answer = await withSignal(complete(request, signal), signal)
      outages = 0
      return answer.trim() === '' ? null : readVerdicts(answer)
    } catch {
      outages++
      return null
    }
  }

  async function askAll(questions: readonly Question[]): Promise<void> {
    const total = questions.reduce((sum, { places }) => sum + places.length, 0)
    let done = 0
    const queue = [...questions]
    const round = questions[0]?.round ?? 1
    lastRound = round
    onStep({ done, total, round })
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        if (signal?.aborted || outages >= outagesMax) return
        await ask(next)
        done += next.places.length
        onStep({ done, total, round })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  async function ask({ messages, sentences, places, temperature, round }: Question): Promise<void> {
    const characters = places.reduce((sum, place) => sum + charactersOf(tagged, place), 0)
    const request = {
      messages,
      temperature,
      form: versionsForm,
      charactersMax: options.isSmall
        ? smallAnswerCharactersMax(characters)
        : answerCharactersMax(characters, places.length, wishes.versionsMax),
      round,
      sentences,
    }
    account.asked++
    try {
      const answer = readVersions(await withSignal(complete(request, signal), signal), sentences)
      outages = 0
      if (answer.isFormless) account.formless++
      else account.answered++
      pool.add(answer)
    } catch (error) {
      account.failure = error as Failure
      outages++
    }
  }
}

function unitsIn({ from, to }: Unit): Unit[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({ from: from + i, to: from + i }))
}

function sentencesOf(tagged: TaggedText): Unit[] {
  return tagged.sentences.filter(isOpen).map(({ index }) => ({ from: index, to: index }))
}

function charactersOf({ sentences }: TaggedText, { from, to }: Unit): number {
  return (sentences[to]?.end ?? 0) - (sentences[from]?.start ?? 0)
}

function groupsOf(heavy: readonly Heavy[]): Heavy[][] {
  const groups: Heavy[][] = []
  for (let at = 0; at < heavy.length; at += placesPerRequest)
    groups.push(heavy.slice(at, at + placesPerRequest))
  return groups
}
