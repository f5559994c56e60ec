import type { settingWords as english } from '../../en/pages/setting-words.ts'
import type { Translation } from '../../message-types.ts'

export const settingWords: Translation<typeof english> = {
  inSection: '{title} ({section})',
  darkMode: 'apariencia tema noche colores',
  language: 'inglés francés traducción',
  timeZone: 'hora reloj',
  exportPreferences: 'copia ajustes archivo json',
  picture: 'avatar foto imagen perfil',
  displayName: 'nombre apellido apodo',
  emailAddress: 'correo cambiar dirección',
  password: 'cambiar nueva contraseña',
  yourInstructions: 'personalizar indicaciones',
  memory: 'contexto longitud tokens',
  yourOwnKeys: 'openai clave api proveedor modelo',
  twoFactor: '2fa código autenticador segundo factor recuperación',
  passkeys: 'huella cara llave seguridad',
  history: 'textos guardados análisis reescrituras borrar',
  sharedLinks: 'compartir dirección pública revocar chats ensayos',
  exportYourData: 'descargar zip archivo datos',
  openSessions: 'dispositivos cerrar sesión',
  securityLog: 'sucesos actividad inicios',
  deleteAccount: 'borrar cerrar dar de baja',
  cancel: 'reembolso devolución dinero baja plan',
  card: 'tarjeta crédito pago dirección portal',
  invoices: 'recibos facturación devolución pdf',
}
