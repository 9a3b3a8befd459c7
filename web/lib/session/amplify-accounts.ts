/** What of Amplify only signing in, up and out needs: SRP and its arithmetic are heavy, and a test needs none of it. */
export {
  confirmSignIn,
  fetchMFAPreference,
  setUpTOTP,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
  confirmResetPassword,
  confirmSignUp,
  forgetDevice,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth'
