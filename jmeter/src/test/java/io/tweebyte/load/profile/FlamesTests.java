package io.tweebyte.load.profile;

import java.util.Arrays;
import java.util.List;

import io.tweebyte.measuring.profile.FlameNode;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class FlamesTests {

	private final Flames flames = new Flames();

	@Test
	void chargesHelpersToTheirCaller() {
		assertThat(this.flames.layers().of(Profiles.JSON)).containsExactly("threads", "HTTP server", "our code", "JSON",
				"JSON");
		assertThat(this.flames.layers().innermost(List.of("java.util.HashMap.get"))).isEqualTo("other");
		assertThat(this.flames.layers()
			.innermost(List.of("io.netty.channel.X.read", "io.netty.handler.codec.http.Y.decode")))
			.isEqualTo("HTTP codec");
	}

	@Test
	void dividesTheMeasuredCpuAsTheSamplesAre() {
		BackendProfile async = Profiles.async();
		assertThat(async.byLayer(this.flames.layers())).containsEntry(List.of("tweet", "garbage collection"), 1.0)
			.containsEntry(List.of("tweet", "JSON"), 4.0)
			.containsEntry(List.of("tweet", "database driver"), 2.0)
			.containsEntry(List.of("postgres", "all of it"), 2.0);
		assertThat(async.byMethod(this.flames.layers()))
			.containsEntry(List.of("java.lang.String.getBytes", "JSON", "tweet"), 4.0);
		assertThat(async.byClass()).containsEntry(List.of("byte[]"), 1e6);
		assertThat(async.byWait()).containsEntry(List.of("tweet", "parked", "io.tweebyte.tweet.Controller.page"), 7.0);
		assertThat(async.coverage().get("tweet")).isCloseTo(0.5, within(1e-9));
		assertThat(async.work()).isEqualTo(9);
	}

	@Test
	void drawsALayerAboveOurCodeAsOneBox() {
		assertThat(this.flames.whole(Profiles.async()).boxes(0)).startsWith(
				Arrays.asList(0, "all processes", "", 9.0, 9.0, null), Arrays.asList(1, "tweet", "", 7.0, 7.0, null),
				Arrays.asList(2, "threads", "threads", 6.0, 6.0, null),
				Arrays.asList(3, "HTTP server", "HTTP server", 6.0, 6.0, null),
				Arrays.asList(4, "io.tweebyte.tweet.Controller.page", "our code", 6.0, 6.0, null),
				Arrays.asList(5, "tools.jackson.Writer.write", "JSON", 4.0, 4.0, null),
				Arrays.asList(6, "java.lang.String.getBytes", "JSON", 4.0, 4.0, null),
				Arrays.asList(5, "org.postgresql.Stream.read", "database driver", 2.0, 2.0, null));
	}

	@Test
	void showsTheSideThatCostsMoreBelowALayer() {
		FlameNode difference = this.flames.difference(Profiles.async(), Profiles.reactive());
		// depth, name, layer, width, other, reference
		assertThat(difference.boxes(0)).startsWith(List.of(0, "all processes", "", 14.0, 12.0, 9.0))
			.containsSequence(List.of(2, "JSON", "JSON", 9.0, 9.0, 4.0),
					List.of(3, "tools.jackson.Writer.write", "JSON", 9.0, 9.0, 4.0),
					Arrays.asList(4, "tools.jackson.Nested.write", "JSON", 9.0, 9.0, null))
			.contains(List.of(2, "database driver", "database driver", 2.0, 0.0, 2.0));
		assertThat(difference.boxes(3).toString()).doesNotContain("database driver");
	}

}
