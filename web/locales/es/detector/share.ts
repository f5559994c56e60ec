import type { checkShareTexts as englishCheckShareTexts } from '../../en/detector/share.ts'
import type { Translation } from '../../message-types.ts'

export const checkShareTexts: Translation<typeof englishCheckShareTexts> = {
  shareThisCheck: 'Compartir este análisis',
  anyoneWithTheLinkCan:
    'Cualquiera con el enlace puede leer este texto y su resultado, sin cuenta, hasta que el enlace termine o lo revoques. Los cambios y borrados posteriores no lo modifican.',
  yourLinksToChecks: 'Tus enlaces a análisis',
  sharedCheck: 'Análisis compartido',
  thisSharedCheckCouldNot: 'No se pudo cargar este análisis compartido',
  nothingToReadHere: 'Aquí no hay nada que leer',
  goToTheFrontPage: 'Ir a la página principal',
  loading: 'Cargando',
  sharedBy: 'Compartido por {ownerName} el {day}',
  checkedWith: 'Analizado con {name}, compartido el {day}',
  readableUntil: '{shared} · legible hasta el {day}',
  onlyTheTextCanBeShown:
    'Este análisis se hizo con una versión anterior, así que solo se puede mostrar su texto.',
  theText: 'El texto',
}
