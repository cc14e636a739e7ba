package io.tweebyte.load.profile;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class FlamesTests {

	private final Layers layers = new Layers();

	private final Flames flames = new Flames(this.layers);

	@Test
	void chargesHelpersToTheirCaller() {
		assertThat(this.layers.of(Profiles.JSON)).containsExactly("other", "HTTP server", "our code", "JSON", "JSON");
		assertThat(this.layers.innermost(List.of("java.util.HashMap.get"))).isEqualTo("other");
		assertThat(this.layers.innermost(List.of("io.netty.channel.X.read", "io.netty.handler.codec.http.Y.decode")))
			.isEqualTo("HTTP codec");
	}

	@Test
	void dividesTheMeasuredCpuAsTheSamplesAre() {
		BackendProfile async = Profiles.async();
		assertThat(async.byLayer(this.layers)).containsEntry(List.of("tweet", "garbage collection"), 1.0)
			.containsEntry(List.of("tweet", "JSON"), 4.0)
			.containsEntry(List.of("tweet", "database driver"), 2.0)
			.containsEntry(List.of("postgres", "all of it"), 2.0);
		assertThat(async.byMethod(this.layers)).containsEntry(List.of("java.lang.String.getBytes", "JSON", "tweet"),
				4.0);
		assertThat(async.byClass()).containsEntry(List.of("byte[]"), 1e6);
		assertThat(async.byWait()).containsEntry(List.of("tweet", "parked", "io.tweebyte.tweet.Controller.page"), 7.0);
		assertThat(async.coverage().get("tweet")).isCloseTo(0.5, within(1e-9));
		assertThat(async.work()).isEqualTo(9);
	}

	@Test
	void drawsALayerAboveOurCodeAsOneBox() {
		String whole = this.flames.whole(Profiles.async()).json(0).toString();
		assertThat(whole).contains("[HTTP server, HTTP server, 6.0, 6.0, null, [[io.tweebyte.tweet.Controller.page")
			.contains("org.postgresql.Stream.read, database driver, 2.0")
			.doesNotContain("Pipeline.next");
	}

	@Test
	void showsTheSideThatCostsMoreBelowALayer() {
		FlameNode difference = this.flames.difference(Profiles.async(), Profiles.reactive());
		String json = difference.json(0).toString();
		// name, layer, width, other, reference
		assertThat(json).startsWith("[all processes, , 14.0, 12.0, 9.0")
			.contains("[JSON, JSON, 9.0, 9.0, 4.0, [[tools.jackson.Writer.write, JSON, 9.0, 9.0, 4.0, "
					+ "[[tools.jackson.Nested.write, JSON, 9.0, 9.0, 0.0, []]]]]]")
			.contains("[database driver, database driver, 2.0, 0.0, 2.0");
		assertThat(difference.json(3).toString()).doesNotContain("database driver");
	}

}
