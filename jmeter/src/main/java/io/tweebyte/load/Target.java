package io.tweebyte.load;

import java.net.URI;
import java.util.List;

import io.tweebyte.load.watch.Watched;

/**
 * A backend that runs and is to be measured.
 *
 * @param gateway its entry
 * @param processes everything that works for an answer, the generator not among them
 */
public record Target(URI gateway, List<Watched> processes) {
}
