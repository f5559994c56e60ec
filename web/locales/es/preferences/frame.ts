import type { frameTexts as englishFrameTexts } from '../../en/preferences/frame.ts'
import type { Translation } from '../../message-types.ts'

export const frameTexts: Translation<typeof englishFrameTexts> = {
  general: 'General',
  appearanceLanguageAnd: 'Apariencia, idioma, zona horaria e importaciones.',
  profile: 'Perfil',
  yourNameAddressAnd: 'Tu nombre, dirección y contraseña.',
  modelsKeys: 'Modelos y claves',
  instructionsForTheModels: 'Instrucciones para los modelos y tus propias claves.',
  apiKeys: 'Claves de API',
  keysForYourPrograms: 'Claves para tus programas, y su uso.',
  notifications: 'Notificaciones',
  theMailsThatYouReceive: 'Los correos que recibes.',
  privacyData: 'Privacidad y datos',
  signInSecurityAndWhat: 'La seguridad de tu cuenta y lo que ocurre con tus datos.',
  settings: 'Ajustes',
  backToTheChat: 'Volver al chat',
  accountSettings: 'AJUSTES DE LA CUENTA',
  allSettings: 'Todos los ajustes',
  subscription: 'SUSCRIPCIÓN',
  currentPlan: 'Plan actual',
  yourPlanAndItsRenewal: 'Tu plan, su renovación y tus palabras.',
  updateBilling: 'Datos de pago',
  yourCardAndAddress: 'Tu tarjeta y dirección de facturación.',
  billingHistory: 'Historial de facturación',
  yourInvoices: 'Tus facturas.',
}
