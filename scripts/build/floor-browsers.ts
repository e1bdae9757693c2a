/** The oldest browsers that must run the app: Android WebView / Chrome 100 and iOS 15.4 (design §3). */
export const floorBrowsers = ['chrome100', 'safari15.4'];
