import type { landingTexts as english } from '../../en/content/landing.ts'
import type { Translation } from '../../message-types.ts'

export const landingTexts: Translation<typeof english> = {
  measured: 'Résultats mesurés',
  peopleFlagged:
    'de {texts, number} textes de personnes sont signalés comme IA, chacun d’une source que le détecteur n’avait pas vue',
  modelsFound:
    'de {texts, number} textes de modèles de langage sont trouvés, avec un seuil de 1 % de fausses alertes',
  factsKept: 'des textes de test réécrits ont gardé chaque nombre, nom, citation, référence et lien',
  nothingSent: 'octet de votre texte ne quitte votre navigateur quand vous l’essayez ci-dessous',
  reproducible: 'Le dépôt contient les commandes qui impriment ces chiffres.',
  howWeMeasure: 'Comment on les mesure',
  oneDesk:
    'Un bureau, {count, plural, =3 {trois outils} =4 {quatre outils} =5 {cinq outils} =6 {six outils} one {# outil} many {# d’outils} other {# outils}}',
  seeThemAll: 'Les voir à l’œuvre',
  otherDetectors: 'Les détecteurs que vous pouvez rencontrer',
  otherDetectorsText:
    'Ils ne sont pas d’accord entre eux, et chacun se trompe parfois. Nous n’avons rien à voir avec eux ; le nôtre montre ses raisons.',
  detectorNames:
    'GPTZero, Turnitin, Copyleaks, Originality.ai, ZeroGPT, Winston AI, Sapling, Pangram, QuillBot, Scribbr',
}
