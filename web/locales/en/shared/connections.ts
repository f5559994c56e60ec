import { connections } from '../../../../texts/connections.ts'
import { messages } from '../../messages.ts'

export const connectionRules = messages('shared/connections', connections)
