import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLiveEvents } from './live-events.ts'

/** A stream whose fate the test decides. */
class Stream {
  static CLOSED = 2
  readyState = 0
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { data: string }) => {}
  path: string

  constructor(path: string) {
    this.path = path
    streams.push(this)
  }
  open() {
    this.readyState = 1
    this.onopen()
  }
  loseConnection() {
    this.readyState = 0
    this.onerror()
  }
  refuse() {
    this.readyState = Stream.CLOSED
    this.onerror()
  }
  close() {
    this.readyState = Stream.CLOSED
  }
}

let streams: Stream[] = []
const page = Object.assign(new EventTarget(), { hidden: false })
const browser = new EventTarget()

beforeEach(() => {
  streams = []
  page.hidden = false
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow(hasSession = vi.fn(async () => true)) {
  const left = new AbortController()
  const heard: string[] = []
  const onMissed = vi.fn()
  const onEnd = vi.fn()
  void followLiveEvents({
    path: '/news',
    onEvent: (data) => heard.push(data),
    onMissed,
    hasSession,
    signal: left.signal,
  }).then(onEnd)
  return { left, heard, onMissed, onEnd, hasSession }
}

const latest = () => streams[streams.length - 1] as Stream
const settle = () => vi.advanceTimersByTimeAsync(0)

test('opens a refused stream again until it is accepted, and reports what was missed once', async () => {
  const { heard, onMissed, onEnd } = follow()
  latest().refuse()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(streams).toHaveLength(2)
  latest().refuse()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(streams).toHaveLength(3)
  expect(onMissed).not.toHaveBeenCalled()
  latest().open()
  expect(onMissed).toHaveBeenCalledTimes(1)
  latest().onmessage({ data: 'news' })
  expect(heard).toEqual(['news'])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(streams).toHaveLength(3)
  expect(onEnd).not.toHaveBeenCalled()
})

test('leaves a lost connection to the browser, and reports what was missed', async () => {
  const { onMissed, hasSession } = follow()
  latest().open()
  expect(onMissed).not.toHaveBeenCalled()
  latest().loseConnection()
  await vi.advanceTimersByTimeAsync(600_000)
  latest().open()
  expect(streams).toHaveLength(1)
  expect(hasSession).not.toHaveBeenCalled()
  expect(onMissed).toHaveBeenCalledTimes(1)
})

test('asks seldom for a stream that is refused for an hour', async () => {
  follow()
  for (let minutes = 0; minutes < 60; minutes++) {
    if (latest().readyState !== Stream.CLOSED) latest().refuse()
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(streams.length).toBeGreaterThan(50)
  expect(streams.length).toBeLessThan(90)
})

test('opens a refused stream at once when the page is shown or the network is back', async () => {
  follow()
  latest().refuse()
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(streams).toHaveLength(1)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(streams).toHaveLength(2)
  latest().refuse()
  browser.dispatchEvent(new Event('online'))
  await settle()
  expect(streams).toHaveLength(3)
  latest().open()
  browser.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(streams).toHaveLength(3)
})

test('stops for good when the session has ended, after one question', async () => {
  const { onEnd, hasSession } = follow(vi.fn(async () => false))
  latest().open()
  latest().refuse()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
  browser.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(hasSession).toHaveBeenCalledTimes(1)
  expect(streams).toHaveLength(1)
})

test('does not take a missing answer for the end of the session', async () => {
  const hasSession = vi.fn(async () => true).mockRejectedValueOnce(new Error('No answer'))
  const { onEnd } = follow(hasSession)
  latest().refuse()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(streams).toHaveLength(2)
  expect(onEnd).not.toHaveBeenCalled()
})

test('stops for good when the user signs out, also while a try waits or the session is asked', async () => {
  const waiting = follow()
  latest().refuse()
  waiting.left.abort()
  const answer = Promise.withResolvers<boolean>()
  const asking = follow(vi.fn(() => answer.promise))
  latest().refuse()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asking.hasSession).toHaveBeenCalledTimes(1)
  asking.left.abort()
  answer.resolve(true)
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(streams).toHaveLength(2)
  expect(waiting.onEnd).toHaveBeenCalledTimes(1)
  expect(asking.onEnd).toHaveBeenCalledTimes(1)
})

test('closes an open stream when the user signs out, and opens none afterwards', async () => {
  const { left, onEnd } = follow()
  latest().open()
  left.abort()
  await settle()
  expect(latest().readyState).toBe(Stream.CLOSED)
  expect(onEnd).toHaveBeenCalledTimes(1)
  await followLiveEvents({
    path: '/news',
    onEvent: () => {},
    onMissed: () => {},
    hasSession: async () => true,
    signal: left.signal,
  })
  expect(streams).toHaveLength(1)
})
