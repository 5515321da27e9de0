import { defineTopic } from '../../contract/topic.ts'
import { bindBankAccount, bindEmail, bindGoogle, bindMobile, setTransactionPassword, updateProfile } from './account-actions.ts'
import * as sources from './sources.ts'

export const topic = defineTopic({
  sources: Object.values(sources),
  formActions: {
    'update-profile': updateProfile,
    'set-payment-password': setTransactionPassword,
    'bind-mobile': bindMobile,
    'bind-email': bindEmail,
    'bind-google': bindGoogle,
    'bind-bank-account': bindBankAccount,
  },
})
