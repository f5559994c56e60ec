import { originalityLimits } from '../../../contract/originality/originality.ts'
import { type Policy, textBytes, user, visitor } from '../../platform/policies/policy-rows.ts'

const originality = {
  bytesMax: textBytes(originalityLimits.textCharactersMax + originalityLimits.sourcesCharactersMax),
}

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'POST /api/originality/checks': visitor('originality', {
    ...originality,
    visitorBytes: {
      max: textBytes(
        originalityLimits.visitorTextCharactersMax + originalityLimits.visitorSourcesCharactersMax,
      ),
    },
  }),
  'POST /api/originality/web-checks': user('webSearch', originality),
  'GET /api/originality/checks': user('history'),
  'DELETE /api/originality/checks': user('history'),
  'GET /api/originality/checks/:id': user('history'),
  'DELETE /api/originality/checks/:id': user('history'),
  'GET /api/originality/documents': user('history'),
  'GET /api/originality/documents/:kind/:id': user('openEssay'),
} satisfies Record<string, Policy>
