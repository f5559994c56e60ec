import { Hono } from 'hono'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { defineDomain } from '../domain.ts'
import { sweepEmailChanges } from './email/change-email.ts'
import { accountExport } from './export/export-account.ts'
import { handleExports } from './export/export-job.ts'
import { sweepExports } from './export/export-request.ts'
import { sweepInvitations } from './invitations/make-invitations.ts'
import { leavingRoutes } from './leaving-routes.ts'
import { handleLinkRequests } from './links/send-link.ts'
import { sweepMailLinks } from './mail-links.ts'
import { operatorRoutes } from './operator-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { sweepPasskeyChallenges } from './passkeys/challenges.ts'
import { pictureExport } from './picture/export-picture.ts'
import { pictureRoutes } from './picture-routes.ts'
import { policies } from './policies.ts'
import { accountsRoutes } from './routes.ts'
import { securityRoutes } from './security-routes.ts'
import { sweepSessions } from './sessions/end-sessions.ts'
import { addUpStoredText } from './stored-text.ts'
import { sweepSecondSteps } from './two-factor/two-factor-steps.ts'
import { sweepDevices } from './two-factor-devices.ts'

export const accounts = defineDomain({
  routes: (doors, { auth, beforeAccountDeleted }) =>
    new Hono<ActorEnv>()
      .route('/', accountsRoutes(auth, doors))
      .route('/', securityRoutes(doors, auth))
      .route('/', passkeyRoutes(doors, auth))
      .route('/', pictureRoutes(doors))
      .route('/', leavingRoutes(doors, auth, beforeAccountDeleted))
      .route('/', operatorRoutes(doors)),
  policies,
  jobs(doors, { exportSources }) {
    handleExports(doors, exportSources)
    handleLinkRequests(doors)
  },
  chores: {
    sweepExports,
    addUpStoredText,
    sweepInvitations: ({ db }) => sweepInvitations(db),
    sweepMailLinks: ({ db }) => sweepMailLinks(db),
    sweepSessions,
    sweepPasskeyChallenges,
    sweepSecondSteps: ({ db }) => sweepSecondSteps(db),
    sweepEmailChanges: ({ db }) => sweepEmailChanges(db),
    sweepDevices: ({ db }) => sweepDevices(db),
  },
  exports: [accountExport, pictureExport],
})
