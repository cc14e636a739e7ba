package io.tweebyte.load.report;

/**
 * What a backend differs by from itself: no smaller difference may be claimed.
 *
 * @param place at which load
 * @param figure of which figure
 * @param factor the greatest ratio between an A/A cell and the cell that it repeats, at
 * least 1
 * @param pairs how many such pairs there are
 */
public record Band(Place place, Figure figure, double factor, int pairs) {

	boolean isOf(Place place, Figure figure) {
		return this.place.equals(place) && this.figure == figure;
	}

}
