import type { landingTexts as english } from '../../en/content/landing.ts'
import type { Translation } from '../../message-types.ts'

export const landingTexts: Translation<typeof english> = {
  measured: 'Resultados medidos',
  peopleFlagged:
    'de {texts, number} textos de personas se marcan como IA, cada uno de una fuente que el detector no había visto',
  modelsFound:
    'de {texts, number} textos de modelos de lenguaje se encuentran, con un umbral de un 1 % de falsas alarmas',
  factsKept: 'de los textos de prueba reescritos conservaron cada número, nombre, cita, referencia y enlace',
  nothingSent: 'bytes de tu texto salen de tu navegador cuando lo pruebas más abajo',
  reproducible: 'El repositorio tiene las órdenes que imprimen estas cifras.',
  howWeMeasure: 'Cómo se miden',
  oneDesk:
    'Un escritorio, {count, plural, =3 {tres herramientas} =4 {cuatro herramientas} =5 {cinco herramientas} =6 {seis herramientas} one {# herramienta} many {# de herramientas} other {# herramientas}}',
  seeThemAll: 'Verlas en acción',
  otherDetectors: 'Detectores que puedes encontrar',
  otherDetectorsText:
    'No se ponen de acuerdo entre sí y todos se equivocan a veces. No tenemos nada que ver con ellos; el nuestro muestra sus motivos.',
  detectorNames:
    'GPTZero, Turnitin, Copyleaks, Originality.ai, ZeroGPT, Winston AI, Sapling, Pangram, QuillBot, Scribbr',
}
