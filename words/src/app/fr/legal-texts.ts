import { legalTexts as shared } from '../../legal-texts/fr.ts'
import type { SameShape } from '../../same-shape.ts'
import type { legalTexts as english } from '../en/legal-texts.ts'

export const legalTexts = {
  kinds: shared.kinds,
  title: 'Conditions et règles',
  lead: 'Les acheteurs trouvent ces textes au-dessus du bouton de commande et les reçoivent en PDF avec leur confirmation. La déclaration d’accessibilité figure aussi au bas des pages de vos événements.',
  leadEvent: 'Un texte propre à cet événement remplace celui de votre équipe.',
  none: 'Aucun texte',
  ofTeam: 'Le texte de votre équipe s’applique',
  ended: 'Plus utilisé',
  agreements: { shown: 'En lien au-dessus du bouton de commande', accepted: 'Les acheteurs cochent une case' },
  age: 'À partir de {age, number} ans',
  open: 'Modifier',
  write: 'Rédiger le texte',
  close: 'Fermer',
  of: '{action} : {kind}',
  agreement: 'Accord des acheteurs',
  minimumAge: 'Âge minimum',
  minimumAgeHint: 'Les acheteurs le confirment en cochant une case à part.',
  minimumAgeMissing: 'Saisissez l’âge minimum, de 1 à 99.',
  text: 'Texte en {language}',
  keep: 'Chaque enregistrement crée une nouvelle version. Les commandes conservent la version acceptée par leurs acheteurs. Pour ne plus utiliser un texte, videz‑le dans toutes les langues.',
  save: 'Enregistrer une nouvelle version',
  saved: 'Nouvelle version enregistrée',
  versions: 'Versions',
  version: 'Version {version, number}',
  by: '{at}, {by}',
} as const satisfies SameShape<typeof english>
