import { limits } from '../../../contract/limits.ts'
import { envelope, type Policy, textBytes, user, visitor } from '../../platform/policies/policy-rows.ts'
import { bodyBytesUsual } from '../../platform/policies/route-policy.ts'

/** A message in the documented JSON form may contain a file in base64. */
const chatBytes = Math.ceil(limits.fileBytesMax / 3) * 4 + limits.messageCharactersMax * 4
const file = { bytesMax: limits.fileBytesMax + envelope }
const oneMessage = { bytesMax: textBytes(limits.messageCharactersMax) }
const manyMessages = { bytesMax: limits.bodyBytesMax }

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'GET /api/models': visitor('listModels'),
  'POST /api/chat': visitor('reply', { bytesMax: chatBytes, visitorBytes: { max: bodyBytesUsual } }),
  'POST /api/chat/temporary': user('reply', manyMessages),
  'POST /api/chat/transcription': user('transcribe', { bytesMax: limits.voiceBytesMax + envelope }),
  'POST /api/chat/files': user('readFile', file),
  'GET /api/chat/files/:fileId': user('openChat'),
  'DELETE /api/chat/files/:fileId': user('write'),
  'POST /api/rpc/manage_chat': user('write', oneMessage),
  'GET /api/chats': user('read'),
  'GET /api/chats/news': user('eventStream'),
  'GET /api/chats/pinned-and-folders': user('read'),
  'GET /api/chats/search': user('search'),
  'POST /api/chats/import': user('import', manyMessages),
  'GET /api/chats/:chatId': user('openChat'),
  'PATCH /api/chats/:chatId': user('write'),
  'DELETE /api/chats/:chatId': user('write'),
  'PUT /api/chats/:chatId/messages': user('write', manyMessages),
  'DELETE /api/chats/:chatId/messages/:messageId': user('write'),
  'POST /api/chats/:chatId/messages/:messageId/continue': user('reply'),
  'PUT /api/chats/:chatId/leaf': user('write'),
  'POST /api/chats/:chatId/restore': user('write'),
  'POST /api/chats/:chatId/replies': user('reply'),
  'POST /api/chats/:chatId/stop': user('write'),
  'GET /api/chats/:chatId/title': user('titleRead'),
  'GET /api/chats/:chatId/stream': user('eventStream'),
  'POST /api/chats/:chatId/shares': user('share'),
  'GET /api/shares': user('read'),
  'DELETE /api/shares/:shareId': user('write'),
  'GET /api/shared/:token': visitor('openShared'),
  'POST /api/shared/:token/copy': user('share'),
  'POST /api/chat-folders': user('write'),
  'PATCH /api/chat-folders/:folderId': user('write'),
  'DELETE /api/chat-folders/:folderId': user('write'),
} satisfies Record<string, Policy>
