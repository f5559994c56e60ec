import type { introTexts as english } from '../../en/content/intros.ts'
import type { Translation } from '../../message-types.ts'

export const introTexts: Translation<typeof english> = {
  featuresHeading: 'Herramientas que enseñan su trabajo',
  featuresIntro:
    'Cada puntuación viene con sus pruebas, cada cambio con un motivo, y cada límite está escrito junto al botón que lo tiene.',
  featuresDescription:
    'Qué hace {name}: asistente de chat, humanizador, detector de IA, editor de ensayos, comprobador de originalidad y simulador de estudio, con imágenes.',
  toolNeedsScript: 'Esta herramienta funciona en el navegador y necesita JavaScript. Las demás páginas, no.',
  blogHeading: 'Notas sobre escribir con máquinas',
  blogDescription:
    'Qué pueden y qué no pueden hacer los detectores de IA y las herramientas que reescriben, y cómo lo sabemos.',
}
