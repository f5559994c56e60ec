import { limits } from '../../../contract/limits.ts'
import { type Policy, textBytes, user } from '../../platform/policies/policy-rows.ts'

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'GET /api/study/sets': user('history'),
  'POST /api/study/sets': user('makeQuestions', { bytesMax: textBytes(limits.studyTextCharactersMax) }),
  'GET /api/study/sets/:setId': user('history'),
  'PATCH /api/study/sets/:setId': user('write'),
  'DELETE /api/study/sets/:setId': user('write'),
  'POST /api/study/sets/:setId/questions': user('makeQuestions'),
  'POST /api/study/sets/:setId/cards': user('write'),
  'PUT /api/study/cards/:cardId': user('write'),
  'PATCH /api/study/cards/:cardId': user('write'),
  'DELETE /api/study/cards/:cardId': user('write'),
  'GET /api/study/session': user('history'),
  'GET /api/study/progress': user('history'),
  'PUT /api/study/reviews/:reviewId': user('write'),
  'DELETE /api/study/reviews/:reviewId': user('write'),
} satisfies Record<string, Policy>
