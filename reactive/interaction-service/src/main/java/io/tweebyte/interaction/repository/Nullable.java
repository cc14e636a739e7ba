package io.tweebyte.interaction.repository;

import io.r2dbc.spi.Parameter;
import io.r2dbc.spi.Parameters;

/**
 * Values of statements that may be null, which still need a type.
 */
final class Nullable {

	private Nullable() {
	}

	static Parameter of(Object value, Class<?> type) {
		return (value != null) ? Parameters.in(value) : Parameters.in(type);
	}

}
