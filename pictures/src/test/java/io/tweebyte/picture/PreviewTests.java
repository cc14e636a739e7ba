package io.tweebyte.picture;

import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.nio.file.Path;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.picture.PictureReader.DecodedPicture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PreviewTests {

	@TempDir
	private Path directory;

	@Test
	void refusesAPictureThatCannotBeDrawn() {
		DecodedPicture malformed = new DecodedPicture(PictureFormat.PNG, new Dimension(1, 0),
				new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB));
		assertThatExceptionOfType(ApiException.class)
			.isThrownBy(() -> Preview.write(malformed, this.directory.resolve("preview")))
			.satisfies((refusal) -> assertThat(refusal.kind().status()).isEqualTo(400));
	}

}
