import { expect, test } from 'vitest'
import type { ChatModel } from './models.ts'
import { streamInTurn } from './stream-in-turn.ts'

const shares: Record<string, number> = { free: 1, ultra: 6 }
const shareOf = async (owner: string) => shares[owner] ?? 1

/** A model whose replies wait until they are released, in the order in which they began. */
function createSlowModel() {
  const began: string[] = []
  const releases: (() => void)[] = []
  const model: ChatModel = {
    id: 'm',
    label: 'm',
    kind: 'endpoint',
    contextTokens: 8_000,
    async *stream({ owner }) {
      began.push(owner)
      await new Promise<void>((resolve) => releases.push(resolve))
      yield `to ${owner}`
    },
  }
  return { model, began, releases }
}

async function read(model: ChatModel, owner: string, signal = new AbortController().signal) {
  const pieces: string[] = []
  for await (const piece of model.stream({ messages: [], owner, signal })) pieces.push(piece)
  return pieces.join('')
}

/** Lets promises settle. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 5))

test('runs no more requests than allowed, and gives the next turn to the larger share', async () => {
  const { model, began, releases } = createSlowModel()
  const inTurn = streamInTurn({ max: 1, shareOf })(model)
  const replies = [read(inTurn, 'first')]
  await pause()
  for (const owner of ['free', 'ultra']) replies.push(read(inTurn, owner))
  await pause()
  expect(began).toEqual(['first'])
  for (let at = 0; at < replies.length; at++) {
    releases[at]!()
    await pause()
  }
  expect(await Promise.all(replies)).toEqual(['to first', 'to free', 'to ultra'])
  expect(began).toEqual(['first', 'ultra', 'free'])
})

test('leaves the line when the reader disconnects, and refuses who waited too long', async () => {
  const { model, began, releases } = createSlowModel()
  const inTurn = streamInTurn({ max: 1, shareOf, waitMs: 40 })(model)
  const first = read(inTurn, 'first')
  await pause()
  const gone = new AbortController()
  const left = read(inTurn, 'free', gone.signal)
  const late = read(inTurn, 'ultra')
  const [leftFails, lateFails] = [
    expect(left).rejects.toThrow(),
    expect(late).rejects.toMatchObject({ code: 'model_unavailable' }),
  ]
  await pause()
  gone.abort()
  await Promise.all([leftFails, lateFails])
  releases[0]!()
  expect(await first).toBe('to first')
  const next = read(inTurn, 'free')
  await pause()
  releases[1]!()
  expect(await next).toBe('to free')
  expect(began).toEqual(['first', 'free'])
})

test('frees the turn of a reply that fails', async () => {
  const failing: ChatModel = {
    ...createSlowModel().model,
    // biome-ignore lint/correctness/useYield: it fails before its first piece
    async *stream() {
      throw new Error('no reply')
    },
  }
  const inTurn = streamInTurn({ max: 1, shareOf })(failing)
  for (let n = 0; n < 3; n++) await expect(read(inTurn, 'free')).rejects.toThrow('no reply')
})
