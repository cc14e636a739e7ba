package io.tweebyte.launcher.race;

/**
 * What has become of the streams in the background.
 *
 * @param open those that are read now
 * @param ended those that came to their end
 * @param first the median time to the first word of the latest streams, in milliseconds;
 * null if there was none
 * @param problem why the last one failed; null if none did
 */
record StreamFigures(int open, long ended, long failed, Double first, String problem) {
}
