package io.tweebyte.load.report;

/**
 * What a backend differs by from itself: no smaller difference may be claimed.
 *
 * @param figure of which figure
 * @param factor the greatest ratio between cells of the same backend at the same load, at
 * least 1
 * @param cells how many cells it is made of
 */
public record Band(Figure figure, double factor, int cells) {
}
