import { openLog } from '../platform/log.ts'

export const silentLog = openLog({ LOG_LEVEL: 'silent' })
