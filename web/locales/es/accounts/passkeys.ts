import type { passkeyTexts as english } from '../../en/accounts/passkeys.ts'
import type { Translation } from '../../message-types.ts'

export const passkeyTexts: Translation<typeof english> = {
  title: 'Llaves de acceso',
  text: 'Inicia sesión con tu huella, tu cara o el PIN de tu dispositivo, sin contraseña.',
  add: 'Añadir una llave de acceso',
  none: 'Aún no hay llaves de acceso',
  noneText:
    'Una llave de acceso no se puede adivinar y solo funciona en este sitio, así que una página falsa no puede pedirla.',
  notHere: 'Este navegador, o la dirección con la que has abierto la página, no admite llaves de acceso.',
  loadFailed: 'No se pudieron cargar tus llaves de acceso',
  addedOn: 'añadida el {day}',
  usedOn: 'usada por última vez el {day}',
  neverUsed: 'aún sin usar',
  synced: 'en varios de tus dispositivos',
  rename: 'Cambiar el nombre',
  renameOf: 'Cambiar el nombre de la llave de acceso {name}',
  remove: 'Quitar',
  removeOf: 'Quitar la llave de acceso {name}',
  addTitle: 'Añadir una llave de acceso',
  addText: 'Después, tu navegador te pedirá que confirmes con la huella, la cara o un PIN.',
  name: 'Nombre',
  nameHint: 'Dónde está, por ejemplo “Portátil” o “Teléfono”.',
  nameMissing: 'Ponle un nombre a la llave de acceso.',
  cancel: 'Cancelar',
  continue: 'Continuar',
  save: 'Guardar',
  added: 'Llave de acceso añadida',
  renameTitle: 'Cambiar el nombre de esta llave de acceso',
  removeTitle: '¿Quitar “{name}”?',
  removeText:
    'Ya no servirá para iniciar sesión aquí. Bórrala también en tu dispositivo, o seguirá ofreciéndotela.',
  removed: 'Se ha quitado {name}',
  signIn: 'Iniciar sesión con una llave de acceso',
  cancelled: 'No se usó ninguna llave de acceso. Inténtalo de nuevo o inicia sesión de otra forma.',
  alreadyHere: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
  notPossible: 'Este navegador no pudo usar una llave de acceso.',
}
