import { defineTopic } from '../../contract/topic.ts'
import { bindBankAccount, bindEmail, bindGoogle, bindMobile, setPaymentPassword, updateProfile } from './account-actions.ts'
import { source as security } from './security.source.ts'

export const topic = defineTopic({
  sources: [security],
  formActions: {
    'update-profile': updateProfile,
    'set-payment-password': setPaymentPassword,
    'bind-mobile': bindMobile,
    'bind-email': bindEmail,
    'bind-google': bindGoogle,
    'bind-bank-account': bindBankAccount,
  },
})
