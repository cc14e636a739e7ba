package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.tweebyte.load.data.Slice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

class UsedPlacesTests {

	@TempDir
	Path folder;

	@Test
	void goesOnWhereTheRunBeforeEnded() throws IOException {
		UsedPlaces first = places("http://other:8080 small", 2);
		assertThat(first.next()).isEqualTo(new Slice(0, 50_000, 1_000_000));
		assertThat(first.next()).isEqualTo(new Slice(50_000, 100_000, 1_000_000));
		assertThat(places("http://other:8080 small", 2).next()).isEqualTo(new Slice(100_000, 150_000, 1_000_000));
		assertThat(places("http://another:8080 small", 2).next().begin()).isZero();
	}

	@Test
	void dividesWhatIsThereAmongManyCells() throws IOException {
		UsedPlaces places = places("http://other:8080 small", 99);
		Slice slice = null;
		for (int cell = 0; cell < 99; cell++) {
			slice = places.next();
			assertThat(slice.end() - slice.begin()).isEqualTo(10_000);
		}
		assertThat(slice.end()).isEqualTo(990_000);
		assertThatIOException().isThrownBy(places::next)
			.withMessageStartingWith("All pairs of users at http://other:8080 small were used up");
	}

	private UsedPlaces places(String target, int cells) {
		return new UsedPlaces(this.folder.resolve("targets.properties"), target, cells);
	}

}
