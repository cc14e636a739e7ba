package io.tweebyte.zuul;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import com.netflix.zuul.ZuulFilter;
import com.netflix.zuul.http.ZuulServlet;
import jakarta.servlet.http.HttpServlet;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ZuulJakartaTests {

	@Test
	void servesAsServletOfJakarta() {
		assertThat(HttpServlet.class).isAssignableFrom(ZuulServlet.class);
	}

	@Test
	void namesNoPackageOfTheOldServlets() throws Exception {
		assertThat(classFiles()).isNotEmpty()
			.allSatisfy((file) -> assertThat(text(file)).doesNotContain("javax/servlet"));
	}

	@Test
	void leavesOutTestsAndWhatOnlyServesGroovy() throws Exception {
		assertThat(classFiles()).map(Path::toString)
			.noneMatch((name) -> name.contains("UnitTest") || name.contains("TestUnit") || name.contains("Groovy")
					|| name.contains("FilterFileManager") || name.contains("SurgicalDebugFilter"));
	}

	@Test
	void carriesTheLicenceNotice() throws Exception {
		assertThat(resource("META-INF/NOTICE")).contains("Netflix, Inc.", "Apache License, Version 2.0", "changed");
		assertThat(resource("META-INF/LICENSE")).contains("Apache License", "Version 2.0, January 2004");
	}

	private static Path classes() throws Exception {
		URI location = ZuulFilter.class.getProtectionDomain().getCodeSource().getLocation().toURI();
		return Path.of(location);
	}

	private static Stream<Path> classFiles() throws Exception {
		return Files.walk(classes()).filter((path) -> path.toString().endsWith(".class"));
	}

	private static String text(Path file) {
		try {
			return Files.readString(file, StandardCharsets.ISO_8859_1);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static String resource(String name) throws Exception {
		return Files.readString(classes().resolve(name));
	}

}
