package io.tweebyte.features.steps;

import io.tweebyte.features.http.HttpCall;

/**
 * Who sends a request.
 *
 * @param name the person's name in the scenario; {@code null} for a visitor
 */
record Actor(String name) {

	static final Actor VISITOR = new Actor(null);

	/**
	 * Adds the token this actor holds.
	 * @param call the request
	 * @param world knows the person
	 * @return the request, for a visitor unchanged
	 */
	HttpCall signed(HttpCall call, World world) {
		return (this.name == null) ? call : call.bearer(world.person(this.name).token());
	}

}
