import type { searchTexts as englishSearchTexts } from '../../en/chats/search.ts'
import type { Translation } from '../../message-types.ts'

export const searchTexts: Translation<typeof englishSearchTexts> = {
  archived: 'Archivado',
  searchChatsAndCommands: 'Buscar chats y comandos',
  chats: 'Chats',
  recent: 'Recientes',
  commands: 'Comandos',
  help: 'Ayuda',
  recentChatsAndCommands: 'Chats y comandos recientes',
  found: 'Resultados',
  countFound:
    '{count, plural, one {# chat encontrado} many {# chats encontrados} other {# chats encontrados}}',
  tryAgain: 'Reintentar',
  noChatContains: 'Ningún chat contiene “{typed}”.',
  searching: 'Buscando…',
  copied: 'Copiado',
  turnHumanizeOff: 'Desactivar Humanizar',
  turnHumanizeOn: 'Activar Humanizar',
  toggleHumanization: 'alternar humanización',
  checkForAi: 'Detectar IA',
  detectorScan: 'detector analizar',
  copyTheLastReply: 'Copiar la última respuesta',
  tryTheLastReplyAgain: 'Repetir la última respuesta',
  regenerate: 'regenerar',
}
