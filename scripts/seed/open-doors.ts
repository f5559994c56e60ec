import { openLocalWriter } from '../../server/local/writer-model.ts'
import { openBulkFiles } from '../../server/platform/bulk-files/bulk-files.ts'
import type { Doors } from '../../server/platform/context.ts'
import { openDocuments } from '../../server/platform/documents/documents.ts'
import { openFiles } from '../../server/platform/files/files.ts'
import { embeddedHumanizer } from '../../server/platform/humanizers/humanizer.ts'
import { openLocalModels } from '../../server/platform/local-models/local-models.ts'
import { openLog } from '../../server/platform/log.ts'
import { openLookUps } from '../../server/platform/look-ups/look-ups.ts'
import { createPublicApiFetch } from '../../server/platform/look-ups/public-api-fetch.ts'
import { openModels } from '../../server/platform/models/models.ts'
import { openOwnModels } from '../../server/platform/models/own-models.ts'
import { openOriginality } from '../../server/platform/originality/originality.ts'
import { siteOfCommand } from '../../server/platform/site/site.ts'
import { openWebSearch } from '../../server/platform/web-search/web-search.ts'
import { openEngine } from '../../server/platform/workers/engine.ts'
import { openYjsDocuments } from '../../server/platform/yjs/yjs-documents.ts'
import type { ExistingDatabase } from '../operator/open-existing-database.ts'

/** Opens the server's doors without a server, on a database that is open. */
export function openDoors(database: ExistingDatabase): { doors: Doors; close: () => Promise<void> } {
  const { env } = database
  const log = openLog({ LOG_LEVEL: 'error' })
  const engine = openEngine(1)
  const documents = openDocuments()
  const bulkFiles = openBulkFiles()
  const yjs = openYjsDocuments()
  const originality = openOriginality()
  const writer = openLocalWriter({ engine, log })
  const models = openModels([async () => [writer.model]])
  const localModels = openLocalModels({ env: { ...env, MODEL_DOWNLOAD: false }, log })
  const doors: Doors = {
    // Sign-up may be closed for visitors, but these accounts belong to the operator.
    env: { ...env, SIGN_UPS: 'open' },
    db: database.db,
    searchDb: database.searchDb,
    files: openFiles({ db: database.db, env, log }),
    engine,
    documents,
    bulkFiles,
    yjs,
    lookUps: openLookUps({ isOn: () => false, userAgent: '' }),
    originality,
    fetchPublic: createPublicApiFetch(),
    webSearch: openWebSearch({ url: null, userAgent: '' }),
    log,
    models,
    site: siteOfCommand,
    localModels,
    ownModels: openOwnModels(env),
    payments: null,
    humanizer: embeddedHumanizer(engine),
    // Seeded users read no mail, and nothing subscribes to their notices.
    jobs: {
      handle: () => {},
      add: async () => {},
      forget: async () => {},
      unseal: () => null,
      retry: async () => null,
      discard: async () => null,
      start: async () => {},
      isWorking: () => false,
      close: async () => {},
    },
    mailer: { send: async () => {}, languageOf: async () => 'en', close: () => {} },
    notifier: {
      publish: async () => {},
      subscribe: () => () => {},
      listen: async () => () => {},
      hasJustReturned: () => false,
      close: async () => {},
    },
    now: () => new Date(),
  }
  return {
    doors,
    async close() {
      writer.close()
      await localModels.close()
      engine.close()
      documents.close()
      bulkFiles.close()
      yjs.close()
      originality.close()
      await database.close()
    },
  }
}
