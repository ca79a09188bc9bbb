import type { SameShape } from '../../same-shape.ts'
import type { signInErrors as english } from '../en/sign-in-errors.ts'

export const signInErrors = {
  'seeing-as':
    'Sie sehen die App gerade in einer anderen Rolle und können nichts ändern. Kehren Sie zuerst zu Ihrer eigenen Rolle zurück.',
  'second-factor-needed': 'Dieses Team verlangt die Zwei-Faktor-Anmeldung. Richten Sie sie zuerst ein.',
  'wrong-code': 'Der Code ist falsch oder wurde schon verwendet. Geben Sie den nächsten ein.',
  'wrong-password': 'Das Passwort ist falsch. Prüfen Sie es und versuchen Sie es noch einmal.',
} as const satisfies SameShape<typeof english>
