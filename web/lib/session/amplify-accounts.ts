/**
 * The part of Amplify needed only to sign in, up, and out. SRP and its arithmetic are large, and the test screen
 * doesn't need them.
 */
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
