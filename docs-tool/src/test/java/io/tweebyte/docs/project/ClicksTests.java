package io.tweebyte.docs.project;

import java.nio.file.Path;

import io.tweebyte.docs.SmallProject;
import io.tweebyte.docs.project.Clicks.Place;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ClicksTests {

	@TempDir
	private Path root;

	private Clicks clicks;

	@BeforeEach
	void documents() {
		SmallProject trees = SmallProject.withAPair(this.root)
			.write("README.md",
					"# A\n\n[one](docs/one.md) [folder](docs/adr) [page](https://example.org) [build](pom.xml)\n")
			.write("pom.xml", "<project/>\n")
			.write("docs/one.md", "# One\n\n[two](two.md#the-second-part) [above](../README.md) [here](#one)\n")
			.write("docs/adr/README.md", "# Decisions\n")
			.write("docs/two.md", """
					# Two

					## The first part

					first

					## The `second` part

					second

					```
					# no heading, [no link](no.md)
					```

					### Inside

					still second

					## The second part

					[three](three.md)
					""")
			.write("docs/three.md", "# Three\n");
		this.clicks = new Clicks(trees.project(), "README.md");
	}

	@Test
	void followsLinksOfOneDocument() {
		assertThat(this.clicks.within(1)).containsExactlyInAnyOrder(Place.of("docs/one.md"),
				Place.of("docs/adr/README.md"), Place.of("pom.xml"));
	}

	@Test
	void followsLinksOfTheNextDocuments() {
		assertThat(this.clicks.within(2)).contains(Place.of("docs/two.md#the-second-part"), Place.of("README.md"),
				Place.of("docs/one.md#one"));
		assertThat(this.clicks.within(2)).doesNotContain(Place.of("docs/three.md"));
		assertThat(this.clicks.within(3)).contains(Place.of("docs/three.md")).doesNotContain(Place.of("docs/no.md"));
	}

	@Test
	void findsTheSectionOfAHeading() {
		assertThat(this.clicks.text(Place.of("docs/two.md#the-second-part")))
			.contains("second\n", "# no heading", "still second")
			.doesNotContain("first", "three");
		assertThat(this.clicks.text(Place.of("docs/two.md#the-second-part-1"))).contains("three")
			.doesNotContain("still second");
		assertThat(this.clicks.text(Place.of("docs/two.md"))).contains("first", "three");
	}

	@Test
	void findsNothingWhereAFileOrAHeadingIsMissing() {
		assertThat(this.clicks.text(Place.of("docs/two.md#no-heading"))).isEmpty();
		assertThat(this.clicks.text(Place.of("docs/four.md"))).isEmpty();
	}

}
