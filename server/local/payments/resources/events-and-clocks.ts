import { advanceSubscription } from '../billing-cycle.ts'
import { type Call, listParams, listReply, pagingOf } from '../call.ts'
import type { TestClock } from '../clock.ts'
import { numberOf, textOf } from '../form-body.ts'
import { invalidRequest } from '../provider-error.ts'
import type { Subscription } from '../shapes.ts'
import { fieldIs, newId } from '../store.ts'

const clockKind = 'test_helpers.test_clock'

/** Events that happened, and clocks that move the time of their customers. */
export const eventAndClockCalls: Call[] = [
  {
    method: 'GET',
    path: '/v1/events',
    takes: [...listParams, 'type', 'expand'],
    async run({ store, params }) {
      const type = textOf(params.type)
      const where = type ? fieldIs('type', type) : undefined
      return listReply('/v1/events', await store.list('event', { ...pagingOf(params), where }))
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    takes: ['expand'],
    run: ({ store, id }) => store.require('event', id),
  },
  {
    method: 'POST',
    path: '/v1/test_helpers/test_clocks',
    takes: ['frozen_time', 'name', 'expand'],
    async run({ store, params, now }) {
      const clock: TestClock = {
        id: newId('clock'),
        object: clockKind,
        created: now,
        livemode: false,
        status: 'ready',
        name: textOf(params.name) ?? null,
        frozen_time: numberOf(params.frozen_time) ?? now,
      }
      return store.save(clock)
    },
  },
  {
    method: 'GET',
    path: '/v1/test_helpers/test_clocks/:id',
    takes: ['expand'],
    run: ({ store, id }) => store.require(clockKind, id),
  },
  {
    method: 'POST',
    path: '/v1/test_helpers/test_clocks/:id/advance',
    takes: ['frozen_time', 'expand'],
    async run({ store, siteUrl, params, id }) {
      const clock = await store.require<TestClock>(clockKind, id)
      const to = numberOf(params.frozen_time) ?? 0
      if (to < clock.frozen_time) throw invalidRequest('A clock only moves forward.', 'frozen_time')
      const advanced = await store.save({ ...clock, frozen_time: to })
      for (const subscription of await store.all<Subscription>(
        'subscription',
        null,
        fieldIs('test_clock', id),
      ))
        await advanceSubscription({ store, siteUrl }, subscription, to)
      return advanced
    },
  },
]
