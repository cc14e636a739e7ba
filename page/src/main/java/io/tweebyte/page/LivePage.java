package io.tweebyte.page;

import java.util.Map;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** The live page of a gateway, whose few files are in memory. */
@RestController
public class LivePage {

	private static final String START = "index.html";

	private final Map<String, PageFile> files = PageFile.all();

	@GetMapping("/")
	ResponseEntity<byte[]> start() {
		return file(START);
	}

	@GetMapping("/page/{name}")
	ResponseEntity<byte[]> file(@PathVariable String name) {
		PageFile file = this.files.get(name);
		if (file == null) {
			throw ApiException.notFound(Messages.ROUTE_NOT_FOUND);
		}
		return file.response();
	}

}
