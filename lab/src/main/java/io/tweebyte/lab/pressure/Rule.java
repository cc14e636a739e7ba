package io.tweebyte.lab.pressure;

import java.util.Locale;

/** What happens to items that a slow sink cannot take. */
public enum Rule {

	/** The source waits until the sink requests or takes more. */
	WAITS,

	/** They are dropped, and counted. */
	DROPS,

	/** They are kept, as many as there are. */
	KEEPS;

	/** Returns the name in reports. */
	public String label() {
		return name().toLowerCase(Locale.ROOT);
	}

}
