import type { commandTexts as englishCommandTexts } from '../../en/pages/commands.ts'
import type { Translation } from '../../message-types.ts'

export const commandTexts: Translation<typeof englishCommandTexts> = {
  dashboard: 'Panel',
  usageHome: 'uso palabras restantes inicio',
  plans: 'Planes',
  upgradePricing: 'mejorar precios suscripción',
  temporaryChat: 'Chat temporal',
  private: 'privado',
  essayWriter: 'Ensayos',
  newEssay: 'Nuevo ensayo',
  documentEditor: 'documento editor página',
  humanizer: 'Humanizador',
  humanizeRewrite: 'humanizar reescribir',
  detector: 'Detector',
  checkAiScan: 'analizar ia detectar',
  studySimulator: 'Simulador de estudio',
  flashcardsQuiz: 'tarjetas preguntas aprender repasar anki',
  originality: 'Comprobador de originalidad',
  plagiarismCopy: 'plagio copia fuentes',
  archivedChats: 'Chats archivados',
  importChats: 'Importar chats',
  chatgptClaude: 'chatgpt claude',
  settings: 'Ajustes: {title}',
  logOut: 'Cerrar sesión',
  signOut: 'salir',
}
